package main

import (
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"

	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
)

func env(name, other string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return other
}

func handlers(shop *Shop) models.StateHandlers {
	bring := func(sells bool) models.StateHandler {
		return func(setup bool, state models.ProviderState) (models.ProviderStateResponse, error) {
			if !setup {
				return nil, nil
			}
			// Pact nests the parameters.
			params, _ := state.Parameters["params"].(map[string]any)
			return shop.Bring(State{params, sells}), nil
		}
	}
	return models.StateHandlers{
		"plans are on sale":                           bring(true),
		"no plans are on sale":                        bring(false),
		"a plan can be bought":                        bring(true),
		"somebody is logged in":                       bring(true),
		"nobody is logged in":                         bring(true),
		"the lists of the forms are known":            bring(true),
		"messages are taken":                          bring(true),
		"the banner of the channel is chosen":         bring(true),
		"the consent domain of the channel is chosen": bring(true),
		"the address of the public API is known":      bring(true),
		"a partner arranged a trip":                   bring(true),
		"a call goes wrong":                           bring(true),
	}
}

// others is a pattern of every state but one; it asks for the calls in these.
func others(states models.StateHandlers, without string) string {
	if without == "" {
		return ""
	}
	var patterns []string
	for name := range states {
		if name != without {
			patterns = append(patterns, "^"+name+"$")
		}
	}
	return strings.Join(patterns, "|")
}

// refuseUnknownStates fails for a state without a handler: Pact only warns of it.
func refuseUnknownStates(t *testing.T, file string, states models.StateHandlers) {
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var pact struct {
		Interactions []struct{ ProviderStates []struct{ Name string } }
	}
	if err := json.Unmarshal(content, &pact); err != nil {
		t.Fatal(err)
	}
	for _, interaction := range pact.Interactions {
		for _, state := range interaction.ProviderStates {
			if states[state.Name] == nil {
				t.Fatalf("No handler for the state: %s", state.Name)
			}
		}
	}
}

func TestKeepsTheContract(t *testing.T) {
	shop, err := NewShop("../shop.json")
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+env("PORT", "0"))
	if err != nil {
		t.Fatal(err)
	}
	go http.Serve(listener, Handler(shop))
	states := handlers(shop)
	for _, name := range []string{"public-api", "portal-host"} {
		t.Run(name, func(t *testing.T) {
			file := fmt.Sprintf("../../../pacts/portal-web-%s.json", name)
			refuseUnknownStates(t, file, states)
			err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
				Provider:        name,
				ProviderBaseURL: env("PROVIDER_URL", fmt.Sprintf("http://%s", listener.Addr())),
				PactFiles:       []string{file},
				StateHandlers:   states,
				FilterState:     others(states, os.Getenv("WITHOUT_STATE")),
			})
			if err != nil {
				t.Fatal(err)
			}
		})
	}
}
