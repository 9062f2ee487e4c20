import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** Each call of a pact becomes a test. The folder is that of the pact files. */
@PactFolder("../../../pacts")
abstract class ContractTest {
  private static final Shop SHOP;
  private static final URL URL;

  static {
    try {
      SHOP = new Shop(Path.of("../shop.json"));
      var address = Server.start(SHOP, 0).getAddress();
      URL = URI.create("http://127.0.0.1:" + address.getPort()).toURL();
    } catch (IOException cause) {
      throw new ExceptionInInitializerError(cause);
    }
  }

  @BeforeEach
  void target(PactVerificationContext context) {
    context.setTarget(HttpTestTarget.fromUrl(URL));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void keepsTheContract(PactVerificationContext context) {
    context.verifyInteraction();
  }

  @State({
    "plans are on sale",
    "a plan can be bought",
    "somebody is logged in",
    "nobody is logged in",
    "the lists of the forms are known",
    "messages are taken",
    "the banner of the channel is chosen",
    "the consent domain of the channel is chosen",
    "the address of the public API is known",
    "a partner arranged a trip"
  })
  Map<String, String> selling(Map<String, Object> parameters) {
    return SHOP.bring(parameters, true);
  }

  @State("no plans are on sale")
  Map<String, String> sellingNothing(Map<String, Object> parameters) {
    return SHOP.bring(parameters, false);
  }
}
